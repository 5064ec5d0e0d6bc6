import 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Administrator's address of the PostgreSQL all test files share. */
    postgresUrl: string
  }
}
