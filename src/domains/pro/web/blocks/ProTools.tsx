import { useSurfaceLang } from '#web/ui/surface.ts';
import { toolsMessages } from '../../tools.messages.ts';
import { AlarmSetting } from '../tools/AlarmSetting.tsx';
import { ThemeSetting } from '../tools/ThemeSetting.tsx';

/** What a PRO listener sets for this browser. */
export function ProTools() {
  const text = toolsMessages[useSurfaceLang()];
  return (
    <section aria-labelledby="vantagens-pro" className="grid gap-6 rounded-card border border-gold p-4 sm:p-5">
      <h3 id="vantagens-pro" className="text-20">
        {text.title}
      </h3>
      <ThemeSetting />
      <AlarmSetting />
    </section>
  );
}
