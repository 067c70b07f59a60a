import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Tests of the whole station wait long for real processes and clocks, however short their files are: one that comes last would
 * keep the other workers idle. They are the first of their project.
 */
export class WholeStationFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const ranks = ['rules', 'whole', 'station'];
    const rank = ({ moduleId, project: { name, config } }: TestSpecification) =>
      ranks.indexOf(name === 'station' && moduleId.startsWith(`${config.root}/tests/`) ? 'whole' : name);
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}
