import { channelShopTypes } from '@guangquan/contract/product/product.words'
import { Button, Field, TextInput } from '@guangquan/ui'
import { MapPinIcon } from '@guangquan/ui/icons'
import { useState } from 'react'
import { changeDraft, type RegisterDraft } from '../register-draft.ts'
import { ShopDialog } from './shop-dialog.tsx'

const maxShopName = 40

/** Where a product was bought: a shop of the list if the channel has one, else a name. */
export function PurchaseShop({ draft }: { draft: RegisterDraft }) {
  const [choosing, setChoosing] = useState(false)
  const { shop } = draft
  const type = draft.buyChannelType === null ? undefined : channelShopTypes[draft.buyChannelType]
  return (
    <>
      {type === undefined ? null : (
        <Field label="购买门店" optional group>
          <div className="product-shop">
            {shop === null ? null : (
              <p className="product-shop-chosen">
                <span>{shop.name}</span>
                <span className="text-small text-ink-3">{`${shop.city}${shop.county}${shop.detail}`}</span>
              </p>
            )}
            <div className="product-shop-acts">
              <Button kind="line" icon={<MapPinIcon size={18} />} onClick={() => setChoosing(true)}>
                {shop === null ? '选择门店' : '更换门店'}
              </Button>
              {shop === null ? null : (
                <Button kind="line" onClick={() => changeDraft({ shop: null })}>
                  不选门店
                </Button>
              )}
            </div>
          </div>
        </Field>
      )}
      {shop === null ? (
        <Field
          label="店铺名称"
          optional
          hint={type === undefined ? undefined : '列表里没有你的门店时，写在这里'}
        >
          <TextInput
            maxLength={maxShopName}
            autoComplete="off"
            value={draft.shopName}
            onChange={({ target }) => changeDraft({ shopName: target.value })}
          />
        </Field>
      ) : null}
      {choosing && type !== undefined ? (
        <ShopDialog
          type={type}
          onClose={() => setChoosing(false)}
          onChoose={(chosen) => {
            changeDraft({ shop: chosen, shopName: '' })
            setChoosing(false)
          }}
        />
      ) : null}
    </>
  )
}
