import { useNavigate } from 'react-router';
import { Select } from '#web/ui/Select.tsx';
import { top100Path } from '../charts.rules.ts';
import { top100Messages as text } from '../top100.messages.ts';

export function YearChoice({ year, years }: { year: number; years: readonly number[] }) {
  const navigate = useNavigate();
  return (
    <div className="w-40">
      <Select
        label={text.year}
        value={String(year)}
        onChange={(chosen) => void navigate(top100Path(Number(chosen)))}
        options={years.map((one) => ({ value: String(one), label: String(one) }))}
      />
    </div>
  );
}
