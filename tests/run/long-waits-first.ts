import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Of the whole station, those that listen to it, those that kill it, and one that asks everything as everybody. */
const waitingTests = /^\/tests\/|\/sound\/|\/(kill|roles)\.api\./;

/**
 * These wait long for real processes, clocks and sound, however short their files are: one that comes last would keep the other
 * workers idle. They are the first of their project.
 */
export class LongWaitsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const ranks = ['rules', 'waiting', 'station'];
    const rank = ({ moduleId, project: { name, config } }: TestSpecification) =>
      ranks.indexOf(name === 'station' && waitingTests.test(moduleId.replace(config.root, '')) ? 'waiting' : name);
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}
