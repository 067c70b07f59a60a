import { memo, type ReactNode } from 'react';
import { useController } from 'react-hook-form';
import type { Widget } from '#contract/resource.ts';
import type { StaffField } from '../resource/field-list.ts';
import type { ControlProps } from './control-props.ts';
import { ChoiceField } from './fields/ChoiceField.tsx';
import { ColourField } from './fields/ColourField.tsx';
import { InstantField } from './fields/InstantField.tsx';
import { LineField } from './fields/LineField.tsx';
import { LinesField } from './fields/LinesField.tsx';
import { NumberField } from './fields/NumberField.tsx';
import { PictureField } from './fields/PictureField.tsx';
import { ReferenceField } from './fields/ReferenceField.tsx';
import { ReferencesField } from './fields/ReferencesField.tsx';
import { RichTextField } from './fields/RichTextField.tsx';
import { RowsField } from './fields/RowsField.tsx';
import { SlugField } from './fields/SlugField.tsx';
import { SwitchField } from './fields/SwitchField.tsx';

const controls: Record<Widget, (props: ControlProps) => ReactNode> = {
  text: LineField,
  address: LineField,
  date: LineField,
  picture: PictureField,
  lines: LinesField,
  'rich-text': RichTextField,
  number: NumberField,
  switch: SwitchField,
  choice: ChoiceField,
  instant: InstantField,
  slug: SlugField,
  reference: ReferenceField,
  references: ReferencesField,
  colour: ColourField,
  rows: RowsField,
};

type Props = {
  field: StaffField;
  /** Where it stands in the form, if not at its own name: within a row. */
  path?: string;
};

/** The widget that the declaration names, tied to its place in the form. A letter typed into one leaves the others alone. */
export const FieldControl = memo(BoundControl);

function BoundControl({ field, path = field.name }: Props): ReactNode {
  const { field: bound, fieldState } = useController({ name: path });
  const Control = controls[field.info.widget];
  const { error } = fieldState;
  // What is wrong with a list as a whole stands beside what is wrong with its rows.
  const fault = error?.message ?? error?.root?.message;
  return <Control field={field} path={path} bound={bound} error={fault} Nested={FieldControl} />;
}
