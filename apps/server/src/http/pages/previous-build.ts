/** Where a build stores the one before it, whose pages are still open in browsers. */
export function previousBuild(folder: string): string {
  return `${folder}.previous`
}
