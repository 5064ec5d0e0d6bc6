export const maxAddresses = 20
