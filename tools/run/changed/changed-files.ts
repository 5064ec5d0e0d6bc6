import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Lines that git prints.
 * @throws the message of git if it fails
 */
export async function git(root: string, args: readonly string[]): Promise<string[]> {
  const { stdout } = await run('git', ['-c', 'core.quotepath=off', ...args], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  })
  return stdout.split('\n').filter((line) => line !== '')
}

export interface Changes {
  /** The commit that the working tree is compared with, and how it was found. */
  base: string
  since: string
  /** Paths from the root, of deleted files too. */
  files: string[]
}

/** Branches that changes go to, the first that exists. */
const mainBranches = ['origin/main', 'main']

/**
 * Everything that differs from the point where this branch left the main one: commits, and staged, edited, new or
 * deleted files.
 */
export async function changedFiles(root: string): Promise<Changes> {
  for (const branch of mainBranches) {
    const base = await mergeBase(root, branch)
    if (base === undefined) continue
    const [tracked, untracked] = await Promise.all([
      // A renamed file is a deleted one and a new one.
      git(root, ['diff', '--name-only', '--no-renames', base]),
      git(root, ['ls-files', '--others', '--exclude-standard']),
    ])
    return {
      base,
      since: `the merge base with ${branch}`,
      files: [...new Set([...tracked, ...untracked])].toSorted(),
    }
  }
  throw new Error(`There is neither ${mainBranches.join(' nor ')} to compare with: run npm test.`)
}

async function mergeBase(root: string, branch: string): Promise<string | undefined> {
  try {
    return (await git(root, ['merge-base', 'HEAD', branch]))[0]
  } catch {
    return undefined
  }
}
