import { BlockList, isIPv6 } from 'node:net'

/**
 * Whether an address, or the /64 by which an IPv6 subscriber is counted, is in one of the ranges.
 * @param ranges addresses and CIDR ranges, separated by commas
 */
export function addressFilter(ranges: string): (address: string) => boolean {
  const list = new BlockList()
  for (const range of ranges.split(',').map((one) => one.trim())) {
    if (range === '') continue
    const [address = '', bits] = range.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    list.addSubnet(address, bits === undefined ? (family === 'ipv6' ? 128 : 32) : Number(bits), family)
  }
  return (address) => {
    const plain = address.replace(/\/64$/, '')
    return list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')
  }
}
