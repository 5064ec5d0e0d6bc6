let ticket: string | null = null

/** The ticket of a sign-in that was refused because of a ban. In memory only: it opens what the member did wrong. */
export const appealTicket = () => ticket

export function setAppealTicket(given: string): void {
  ticket = given
}
