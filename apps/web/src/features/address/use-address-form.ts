import type { UserAddressItem } from '@guangquan/contract'
import { addressFields } from '@guangquan/contract/address/user-address.service'
import { useState } from 'react'
import { formatPhone } from '../account/index.ts'
import { areasOf, isWholeArea } from '../../shared/area/area-names.ts'
import { useAreas } from '../../shared/area/use-areas.ts'
import { useCheckedField } from '../../shared/forms/use-checked-field.ts'

const postcodeField = addressFields.postcode.unwrap()

/** Values and errors of the address form. */
export function useAddressForm(stored: UserAddressItem | undefined) {
  const areas = useAreas()
  const receiver = useCheckedField(addressFields.receiver, stored?.receiver)
  const phone = useCheckedField(addressFields.phone, formatPhone(stored?.phone ?? ''))
  const detail = useCheckedField(addressFields.detail, stored?.detail)
  const postcode = useCheckedField(postcodeField, stored?.postcode)
  const [areaCodes, setAreaCodes] = useState<readonly string[]>(stored?.areaCodes ?? [])
  const [areaLooked, setAreaLooked] = useState(false)
  const [tag, setTag] = useState(stored?.tag ?? 0)
  const [isDefault, setDefault] = useState(stored?.isDefault ?? false)

  // A place without districts repeats its own code on the wire; the lists contain it once.
  const chosen = areasOf(areas.data ?? [], areaCodes).map(({ code }) => code)
  const isWhole = isWholeArea(areas.data ?? [], chosen)
  const values = [receiver.value, phone.value, detail.value, postcode.value, tag, isDefault, areaCodes.join()]
  const written = values.join('\n')
  const [untouched] = useState(written)

  return {
    receiver,
    phone,
    detail,
    postcode,
    area: {
      codes: chosen,
      change: setAreaCodes,
      error: areaLooked && !isWhole ? '请选择所在地区，到区县为止' : null,
    },
    tag,
    setTag,
    isDefault,
    setDefault,
    dirty: written !== untouched,
    /** Validates all fields: returns the address to send, or undefined with every error shown. */
    check() {
      setAreaLooked(true)
      const checked = [receiver.check(), phone.check(), detail.check(), postcode.check()] as const
      const [who, number, where, code] = checked
      if (
        who === undefined ||
        number === undefined ||
        where === undefined ||
        code === undefined ||
        !isWhole
      ) {
        return undefined
      }
      const last = chosen.at(-1) ?? ''
      const codes = [0, 1, 2].map((place) => chosen[place] ?? last)
      return { receiver: who, phone: number, areaCodes: codes, detail: where, postcode: code, tag, isDefault }
    },
    /** Shows the server's validation errors beside their fields. */
    refuse(sentenceOf: (field: string) => string | undefined) {
      for (const [name, field] of Object.entries({ receiver, phone, detail, postcode })) {
        const sentence = sentenceOf(name)
        if (sentence !== undefined) field.refuse(sentence)
      }
    },
  }
}
