import type { Locator } from 'playwright-core';
import type { Traveller } from './traveller.test-helper.ts';

/** One thing that somebody does with an account: fills something in and sends it. */
export type Step = {
  name: string;
  /** The call that it makes, and what its button says meanwhile. */
  call: string;
  busy: string;
  /** Up to the filled-in form. */
  arrive(traveller: Traveller): Promise<void>;
  submit(traveller: Traveller): Locator;
  /** What is said when no answer comes. */
  failure: string;
} & (
  | { done(traveller: Traveller): Promise<void> }
  /** What pressing again does not repeat: how somebody goes on, beginning with it, when the work was done and its answer lost. */
  | { goOn(traveller: Traveller): Promise<void> }
);

/** A step after which pressing again is not the same as the first time. */
export type StepDoneOnce = Extract<Step, { goOn: unknown }>;
