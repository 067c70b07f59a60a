import type { ControllerRenderProps } from 'react-hook-form';
import type { StaffField } from '../resource/field-list.ts';

/** What every widget gets: what it edits, where that stands in the form, and what is wrong with it. */
export type ControlProps = {
  field: StaffField;
  path: string;
  bound: ControllerRenderProps;
  error: string | undefined;
};
