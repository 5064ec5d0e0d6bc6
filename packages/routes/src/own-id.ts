/** Placeholder for the member's own id in the calls of `memberFirst`: the server does not know whose browser asks. */
export const ownId = '{own id}'
