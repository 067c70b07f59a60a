import { useState } from 'react';
import { cpfMask, phoneMask } from '#kit/masks.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Grounds } from './Grounds.tsx';
import { kitMessages } from './uikit.messages.ts';

const { forms: text } = kitMessages;
const cities = text.cities.map((label) => ({ value: label, label }));
const start = { name: '', email: 'vera.montale', cpf: '', phone: '', message: '', city: '', chosen: 'Roma' };

export function FormSheet() {
  return <Grounds>{(ground) => <SampleForm prefix={ground} />}</Grounds>;
}

function SampleForm({ prefix }: { prefix: string }) {
  const [values, setValues] = useState(start);
  const [ticks, setTicks] = useState({ terms: false, news: true });
  const put = (key: keyof typeof start) => (value: string) => setValues((old) => ({ ...old, [key]: value }));
  const tick = (key: keyof typeof ticks) => (value: boolean) => setTicks((old) => ({ ...old, [key]: value }));
  const called = (key: string) => `${prefix}-${key}`;
  return (
    <div className="grid gap-5">
      <Field
        label={text.name}
        name={called('name')}
        value={values.name}
        onChange={put('name')}
        hint={text.nameHint}
        required
      />
      <Field
        label={text.email}
        name={called('email')}
        type="email"
        value={values.email}
        onChange={put('email')}
        error={values.email.includes('@') ? undefined : text.emailError}
        required
      />
      <div className="grid gap-5 xl:grid-cols-2">
        <Field
          label={text.cpf}
          name={called('cpf')}
          value={values.cpf}
          onChange={put('cpf')}
          mask={cpfMask}
          inputMode="numeric"
          hint={text.cpfHint}
        />
        <Field
          label={text.phone}
          name={called('phone')}
          type="tel"
          value={values.phone}
          onChange={put('phone')}
          mask={phoneMask}
        />
      </div>
      <Select
        label={text.city}
        name={called('city')}
        value={values.city}
        onChange={put('city')}
        options={cities}
        placeholder={text.cityPlaceholder}
        error={values.city ? undefined : text.cityError}
        required
      />
      <Field
        label={text.message}
        name={called('message')}
        value={values.message}
        onChange={put('message')}
        hint={text.messageHint}
        maxLength={350}
        rows={3}
        multiline
      />
      <Field
        label={text.disabled}
        name={called('disabled')}
        value={text.disabledValue}
        onChange={() => undefined}
        disabled
      />
      <div className="grid gap-1">
        <Checkbox
          label={text.terms}
          name={called('terms')}
          checked={ticks.terms}
          onChange={tick('terms')}
          error={ticks.terms ? undefined : text.termsError}
        />
        <Checkbox label={text.news} name={called('news')} checked={ticks.news} onChange={tick('news')} />
        <Checkbox label={text.off} name={called('off')} checked={false} onChange={() => undefined} disabled />
      </div>
    </div>
  );
}
