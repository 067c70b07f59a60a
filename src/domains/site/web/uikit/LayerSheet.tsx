import { useState } from 'react';
import { Accordion } from '#web/ui/Accordion.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { type Ground, Grounds } from './Grounds.tsx';
import { kitMessages } from './uikit.messages.ts';

const { layers: text } = kitMessages;
const sizes = ['small', 'medium', 'large'] as const;

export function LayerSheet() {
  return (
    <Grounds>
      {(ground) => (
        <>
          <Questions ground={ground} />
          <SampleDialogs />
        </>
      )}
    </Grounds>
  );
}

function Questions({ ground }: { ground: Ground }) {
  const items = text.questions.map((question, index) => ({ ...question, id: `${ground}-${index}` }));
  return <Accordion items={items} openId={`${ground}-0`} />;
}

function SampleDialogs() {
  const [size, setSize] = useState<(typeof sizes)[number]>('small');
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  const close = () => setOpen(false);
  return (
    <div className="flex flex-wrap gap-3">
      {sizes.map((one) => (
        <Button
          key={one}
          variant="line"
          onClick={() => {
            setSize(one);
            setOpen(true);
          }}
        >
          {text.open[one]}
        </Button>
      ))}
      <Dialog open={isOpen} onClose={close} title={text.dialogTitle} size={size}>
        <p className="text-ink-2">{text.dialogText}</p>
        {size === 'large' && <LongText />}
        <Field
          label={kitMessages.forms.name}
          name="dialog-name"
          value={name}
          onChange={setName}
          focusFirst={size === 'small'}
        />
        <div className="flex flex-wrap gap-3 pt-2">
          <Button onClick={close}>{text.confirm}</Button>
          <Button variant="ghost" onClick={close}>
            {text.cancel}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}

function LongText() {
  return (
    <div className="prose">{sizes.flatMap((part) => sizes.map((other) => <p key={part + other}>{text.long}</p>))}</div>
  );
}
