/** A masked phone number: `138****8000`. Expects the 11 digits of the contract's `phone`. */
export function maskPhone(phone: string): string {
  return `${phone.slice(0, 3)}****${phone.slice(-4)}`
}

/** Whether a number belongs to a virtual operator (虚拟运营商), which sell numbers in bulk. */
export function isVirtualPhone(phone: string): boolean {
  return /^1(?:62|65|67|70|71)/.test(phone)
}
