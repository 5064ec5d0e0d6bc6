import 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Administrator's URL of the PostgreSQL that all test files share. */
    postgresUrl: string
    /** As the role of the program, which has no further rights. */
    programUrl: string
  }
}
