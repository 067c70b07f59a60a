export type SideState = 'block-right' | 'block-fixed' | 'onBottom';

type Places = {
  /** Of the column that the block moves in, measured from the top of the window. */
  columnTop: number;
  columnBottom: number;
  blockHeight: number;
  /** Where the block stays while it is fixed. */
  stickAt: number;
};

/** At its place beside the headline, travelling along, or arrived at the end of the article. */
export function sideState({ columnTop, columnBottom, blockHeight, stickAt }: Places): SideState {
  if (columnTop >= stickAt) return 'block-right';
  return columnBottom - blockHeight <= stickAt ? 'onBottom' : 'block-fixed';
}
