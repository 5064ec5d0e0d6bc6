/** A phone number as lists and settings show it: `138****8000`. Takes the 11 digits of the contract's `phone`. */
export function maskPhone(phone: string): string {
  return `${phone.slice(0, 3)}****${phone.slice(-4)}`
}

/** Whether a number belongs to a virtual operator (虚拟运营商), where numbers are easily had in bulk. */
export function isVirtualPhone(phone: string): boolean {
  return /^1(?:62|65|67|70|71)/.test(phone)
}
