/** Steps of registering that are built; the optional ones between 4 and 11 come later. */
export type RegisterStep = 1 | 2 | 3 | 4

interface Held {
  phone: string
  ticket: string | undefined
  password: string
}

/** The first step whose answer is still missing, not past the one that was asked for. */
export function firstMissingStep(wanted: RegisterStep, { phone, ticket, password }: Held): RegisterStep {
  if (wanted > 1 && phone === '') return 1
  if (wanted > 2 && ticket === undefined) return 2
  if (wanted > 3 && password === '') return 3
  return wanted
}
