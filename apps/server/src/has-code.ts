/** Whether an error is of Node or PostgreSQL and has one of these codes, such as `ENOENT` or `23505`. */
export function hasCode(error: unknown, ...codes: string[]): boolean {
  return (
    error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.includes(error.code)
  )
}
