let leaving = false

/** The page is about to be loaded anew, signed out. */
export function beginLeaving(): void {
  leaving = true
}

/** Is the page about to be loaded anew, signed out. */
export function isSigningOut(): boolean {
  return leaving
}
