import type { z } from 'zod';
import { italianFault } from '#contract/italian-faults.ts';
import { FieldsRefusal, InputRefusal } from '#contract/refusal.ts';
import { strictly } from './strictly.ts';

/** A form's body as its schema understands it, or all faults at once, each at its field. */
export function parseFields(schema: z.ZodObject, given: unknown): unknown {
  try {
    const { data, error } = strictly(schema).safeParse(given ?? {}, { error: italianFault });
    if (!error) return data;
    throw new FieldsRefusal(faultsOf(error.issues));
  } catch (error) {
    // Length checks look at the `length` of whatever came, text or not.
    if (error instanceof TypeError) throw new InputRefusal('body: invalid');
    throw error;
  }
}

/** The first fault of each field; a fault within a list stands at the place in it (`answers.2.text`). */
function faultsOf(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const issue of issues) {
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    for (const path of paths) faults[path.join('.')] ??= issue.message;
  }
  return faults;
}
