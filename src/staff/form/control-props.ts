import type { ComponentType } from 'react';
import type { ControllerRenderProps } from 'react-hook-form';
import type { StaffField } from '../resource/field-list.ts';

export type NestedField = ComponentType<{ field: StaffField; path: string }>;

/** What every widget gets: what it edits, where that stands in the form, and what is wrong with it. */
export type ControlProps = {
  field: StaffField;
  path: string;
  bound: ControllerRenderProps;
  error: string | undefined;
  /** For a widget that holds fields of its own. */
  Nested: NestedField;
};
