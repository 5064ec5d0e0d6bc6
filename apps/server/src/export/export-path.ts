/** Address of an export; below the path of the console's cookie. */
export const exportPath = (productKey: string, id: string): string =>
  `/api/console/${productKey}/export/${id}`
