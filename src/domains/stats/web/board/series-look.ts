/** Dark enough for thin lines on paper; beyond the eighth series they begin again, dashed. */
const colours = ['#c8102e', '#0b5d3b', '#1f4e8c', '#8a5a00', '#6b2f8a', '#00707a', '#17130f', '#a8326e'];
const dashes = [undefined, [8, 4], [2, 4], [10, 4, 2, 4]];

export function seriesLook(place: number): { colour: string; dash: number[] | undefined } {
  return {
    colour: colours[place % colours.length] ?? '#17130f',
    dash: dashes[Math.floor(place / colours.length) % dashes.length],
  };
}
