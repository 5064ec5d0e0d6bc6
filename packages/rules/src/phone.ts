/** A phone number as lists and settings show it: `138****8000`. Takes the 11 digits of the contract's `phone`. */
export function maskPhone(phone: string): string {
  return `${phone.slice(0, 3)}****${phone.slice(-4)}`
}
