import type { Tx } from '../../../db/client.ts'
import { collectFromHooks } from '../../post-extension/index.ts'

/** The tags of a post whose author gave these, each once. @throws BadInput for one that may not be used */
export async function settleTags(
  tx: Tx,
  tags: readonly string[],
  before: readonly string[] = [],
): Promise<string[]> {
  const given = [...new Set(tags)]
  if (given.length === 0) return given
  const [settled = given] = await collectFromHooks((hooks) => hooks.settleTags?.(tx, { given, before }))
  return settled
}
