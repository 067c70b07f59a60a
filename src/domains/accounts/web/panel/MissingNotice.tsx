import { Icon } from '#web/ui/Icon.tsx';
import { missingFields } from '../../profile.rules.ts';
import type { ProfileForm } from './use-profile-form.ts';

/** What the hunt and the promotions still wait for; it grows shorter while somebody fills it in. */
export function MissingNotice({ form }: { form: ProfileForm }) {
  const { missing: text } = form.text;
  const fields = missingFields(form.values);
  return (
    <section data-missing className="flex gap-3 rounded-card bg-raised p-4">
      <Icon name="info" size={20} className="mt-0.5 shrink-0 text-accent" />
      <div className="grid gap-1">
        <h3 className="text-16">{text.title}</h3>
        <p className="text-14 text-ink-2">{fields.length > 0 ? text.text(fields) : text.unsaved}</p>
      </div>
    </section>
  );
}
