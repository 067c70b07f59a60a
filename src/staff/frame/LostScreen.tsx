import { Link } from 'react-router';
import { buttonLook } from '#web/ui/button-look.ts';
import { frameMessages } from './frame.messages.ts';

const text = frameMessages.lost;

export function LostScreen() {
  return (
    <div className="grid justify-items-start gap-4 py-10">
      <h1 className="text-31">{text.title}</h1>
      <p className="text-ink-2">{text.text}</p>
      <Link to="/" className={buttonLook('line')}>
        {text.back}
      </Link>
    </div>
  );
}
