let leaving = false

/** Marks that the page is about to reload, signed out. */
export function beginLeaving(): void {
  leaving = true
}

/** Whether the page is about to reload, signed out. */
export function isSigningOut(): boolean {
  return leaving
}
