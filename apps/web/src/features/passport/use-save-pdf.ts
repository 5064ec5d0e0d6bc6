import { useState } from 'react'
import { api, client } from '../../platform/api.ts'
import { showError } from '../../shared/forms/show-error.ts'

/** Saves the passport of a registration as a file. */
export function useSavePdf(regProductId: string): { save: () => Promise<void>; busy: boolean } {
  const [busy, setBusy] = useState(false)

  async function save() {
    setBusy(true)
    try {
      const { fileName, pdf } = await client.call(api.UserProduct.ExportPassport, { regProductId })
      const bytes = Uint8Array.from(atob(pdf), (character) => character.codePointAt(0) ?? 0)
      const address = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))
      const link = document.createElement('a')
      link.href = address
      link.download = fileName
      link.click()
      // Some browsers read the address after the click.
      setTimeout(() => URL.revokeObjectURL(address), 60_000)
    } catch (error) {
      showError(error)
    } finally {
      setBusy(false)
    }
  }

  return { save, busy }
}
