/** Quotes and lists within each other. */
const maxDepth = 20
/** An item of a list or a heading, which no sign of the lines above reaches. */
const beginsAnew = /^[ \t]*(?:[*+-][ \t]+\S|#{1,6}[ \t])/
/** Signs of emphasis, links and code in one paragraph: the parser compares each with those before it. */
const maxSigns = 600

/**
 * Whether a body takes the parser a stack without end, or a time that grows with the square of its length. It looks at
 * each line once.
 */
export function isCostly(body: string): boolean {
  let signs = 0
  for (const line of body.split('\n')) {
    if (line.trim() === '' || beginsAnew.test(line)) signs = 0
    signs += line.match(/[*_~`[\]!<&\\]/g)?.length ?? 0
    if (signs > maxSigns || depthOf(line) > maxDepth) return true
  }
  return false
}

/** The nesting depth at the beginning of a line: each quote mark and list mark, and every two spaces, is a level. */
function depthOf(line: string): number {
  const [lead = ''] = /^(?:[ \t>]|[*+-](?=[ \t])|\d{1,9}[.)](?=[ \t]))*/.exec(line) ?? []
  const marks = lead.match(/[>*+-]|\d+[.)]/g)?.length ?? 0
  const [indent = ''] = /^[ \t]*/.exec(line) ?? []
  return marks + indent.replaceAll('\t', '    ').length / 2
}
