import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Flex, Form, Input, Switch } from 'antd'

const required = [{ required: true, whitespace: true, message: '请填写这一项' }]

function TextField({ name, label, max }: { name: string; label: string; max: number }) {
  return (
    <Form.Item name={['value', name]} label={label} rules={required}>
      <Input maxLength={max} />
    </Form.Item>
  )
}

function LinkFields({ name, label }: { name: string; label: string }) {
  return (
    <Flex gap={12} wrap>
      <Form.Item name={['value', name, 'text']} label={label} rules={required} style={{ flex: '1 1 160px' }}>
        <Input maxLength={40} />
      </Form.Item>
      <Form.Item
        name={['value', name, 'url']}
        label={`${label}的链接`}
        rules={required}
        style={{ flex: '1 1 200px' }}
      >
        <Input maxLength={500} spellCheck={false} />
      </Form.Item>
    </Flex>
  )
}

export function BrandFields() {
  const hasPoliceFiling = Form.useWatch<boolean>('hasPoliceFiling')
  return (
    <>
      <TextField name="communityName" label="社区名称" max={20} />
      <TextField name="brandName" label="品牌名称" max={40} />
      <TextField name="copyrightCompany" label="公司名称" max={60} />
      <LinkFields name="icp" label="ICP 备案号" />
      <Form.Item name="hasPoliceFiling" label="有公安备案" valuePropName="checked">
        <Switch />
      </Form.Item>
      {hasPoliceFiling ? <LinkFields name="policeFiling" label="公安备案号" /> : null}
      <Form.Item name={['value', 'businessLicenceUrl']} label="营业执照的链接" rules={required}>
        <Input maxLength={500} spellCheck={false} />
      </Form.Item>
      <LinkFields name="socialFollow" label="关注我们" />
      <LinkFields name="contact" label="联系方式" />
      <ShopList />
    </>
  )
}

function ShopList() {
  return (
    <Form.List name={['value', 'shops']}>
      {(shops, { add, remove }) => (
        <>
          {shops.map(({ key, name }, at) => (
            <Flex key={key} gap={12} wrap align="end">
              <Form.Item
                name={[name, 'text']}
                label={`商城 ${at + 1}`}
                rules={required}
                style={{ flex: '1 1 140px' }}
              >
                <Input maxLength={40} />
              </Form.Item>
              <Form.Item
                name={[name, 'url']}
                label={`商城 ${at + 1} 的链接`}
                rules={required}
                style={{ flex: '1 1 180px' }}
              >
                <Input maxLength={500} spellCheck={false} />
              </Form.Item>
              <Button
                aria-label={`移除商城 ${at + 1}`}
                icon={<DeleteOutlined />}
                onClick={() => remove(name)}
                style={{ marginBottom: 24 }}
              />
            </Flex>
          ))}
          {shops.length < 8 ? (
            <Button
              icon={<PlusOutlined />}
              onClick={() => add({ text: '', url: '' })}
              style={{ marginBottom: 24 }}
            >
              添加商城
            </Button>
          ) : null}
        </>
      )}
    </Form.List>
  )
}
