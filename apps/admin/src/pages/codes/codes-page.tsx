import type { ShownCode } from '@guangquan/contract'
import { codeStateNames, codeStates } from '@guangquan/contract/goods/goods.words'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { useMutation } from '@tanstack/react-query'
import { Alert, Button, Card, Descriptions, Flex, Select, Tag } from 'antd'
import { useState } from 'react'
import { CodeSearch } from '../../parts/tables/code-search.tsx'
import { PageHead } from '../../parts/page/page-head.tsx'
import { type ChosenShop, ShopChoice } from '../../parts/fields/shop-choice.tsx'
import { useAct } from '../../parts/acts/use-act.ts'
import { api, call, sentenceOf, write } from '../../platform/api.ts'
import { useMay } from '../../platform/use-may.ts'

/** 核销: a code, typed or scanned, is accepted once. */
export function CodesPage() {
  const [typed, setTyped] = useState('')
  const finding = useMutation({ mutationFn: (code: string) => call(api.StaffGoodsCode.Find, { code }) })
  return (
    <>
      <PageHead title="核销" />
      <Flex vertical gap={16} style={{ maxWidth: 560 }}>
        <CodeSearch
          label="券码"
          placeholder="输入顾客的券码"
          maxLength={40}
          value={typed}
          isSearching={finding.isPending}
          onChange={setTyped}
          onSearch={finding.mutate}
        />
        <div role="alert">
          {finding.isError ? <Alert type="error" showIcon title={sentenceOf(finding.error)} /> : null}
        </div>
        {finding.data === undefined ? null : (
          <Shown key={finding.data.id} code={finding.data} onUsed={() => finding.mutate(finding.variables)} />
        )}
      </Flex>
    </>
  )
}

function Shown({ code, onUsed }: { code: ShownCode; onUsed: () => void }) {
  const may = useMay()
  const act = useAct()
  // Null for any shop: there may be too many to list.
  const shops = code.ownShops ?? (code.shops.length === 0 ? null : code.shops)
  const choices = shops?.map(({ id, name }): ChosenShop => ({ value: id, label: name }))
  const [chosen, choose] = useState<ChosenShop | null>(null)
  const [pending, setPending] = useState(false)
  const shop = chosen ?? (choices?.length === 1 ? choices[0] : undefined)
  const isUsable = code.state === codeStates.unused
  const use = async () => {
    if (shop === undefined) return
    setPending(true)
    await act(write(api.StaffGoodsCode.Use, { id: code.id, shopId: shop.value }), '已核销')
    setPending(false)
    onUsed()
  }
  return (
    <Card>
      <Descriptions
        column={1}
        items={[
          { key: 'goods', label: '商品', children: code.goodsName },
          { key: 'member', label: '会员', children: code.nickName },
          {
            key: 'state',
            label: '状态',
            children: <Tag color={isUsable ? 'success' : 'error'}>{nameOf(codeStateNames, code.state)}</Tag>,
          },
          { key: 'expire', label: '有效期至', children: code.expireTime },
          {
            key: 'shops',
            label: '使用门店',
            children: code.shops.length === 0 ? '所有门店' : code.shops.map(({ name }) => name).join('、'),
          },
          ...(code.usedTime === null
            ? []
            : [{ key: 'used', label: '使用', children: `${code.usedTime} ${code.usedShop}` }]),
          ...(code.useNote === '' ? [] : [{ key: 'note', label: '使用说明', children: code.useNote }]),
        ]}
      />
      {!isUsable || !may(api.StaffGoodsCode.Use) ? null : code.ownShops?.length === 0 ? (
        <Alert
          type="warning"
          showIcon
          title="这张券码不在你的门店使用，或你的账号还没有设置门店。门店由超级管理员设置。"
        />
      ) : (
        <Flex gap={8} style={{ marginTop: 16 }}>
          {choices === undefined ? (
            <ShopChoice label="门店" closedToo value={shop ?? null} onChange={choose} style={{ flex: 1 }} />
          ) : (
            <Select<ChosenShop>
              aria-label="门店"
              labelInValue
              placeholder="在哪家门店"
              value={shop ?? null}
              options={choices}
              onChange={choose}
              style={{ flex: 1 }}
            />
          )}
          <Button type="primary" loading={pending} disabled={shop === undefined} onClick={() => void use()}>
            核销
          </Button>
        </Flex>
      )}
    </Card>
  )
}
