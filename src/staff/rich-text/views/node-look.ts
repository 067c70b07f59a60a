/** A block that is one thing: chosen as a whole, with a frame that says so. */
export function nodeLook(isSelected: boolean): string {
  return `rounded-card border ${isSelected ? 'border-accent outline-2 outline-accent' : 'border-rule'}`;
}
