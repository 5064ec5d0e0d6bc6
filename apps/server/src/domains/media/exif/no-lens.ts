const noLens = /^(?:[-\s.?*/_]+|n\/?a|none|null|unknown(?: lens)?|no[- ]?lens|0(?:\.0)? ?mm f\/?0(?:\.0)?)$/i

/** What cameras write for no lens, or for one that they do not know: `----`, `0.0mm f/0.0`. */
export function isNoLens(text: string): boolean {
  return noLens.test(text.trim())
}
