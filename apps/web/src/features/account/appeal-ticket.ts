let ticket: string | null = null

/**
 * The ticket of a sign-in that was refused because of a ban. In memory only, because it gives access to the member's
 * strikes.
 */
export const appealTicket = () => ticket

export function setAppealTicket(given: string): void {
  ticket = given
}
