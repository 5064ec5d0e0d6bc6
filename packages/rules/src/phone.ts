/** A phone number as lists and settings show it: `138****8000`. Takes the 11 digits of the contract's `phone`. */
export function maskPhone(phone: string): string {
  return `${phone.slice(0, 3)}****${phone.slice(-4)}`
}

/** Whether a number is one of a virtual operator's (虚拟运营商), which are had without much of a name. */
export function isVirtualPhone(phone: string): boolean {
  return /^1(?:62|65|67|70|71)/.test(phone)
}
