// spec-map: 3.1.1, 3.1.2, 3.1.9, 3.1.11, 3.2.1, 3.2.2, 3.2.3, 3.2.4, 3.3.4, 3.4.1, 3.4.2, 3.4.3, 3.4.4, 3.4.5
import { addressLineNames } from '@shop/domain/delivery/address';
import { children } from '@shop/mock-engine/document/document';
import { readContract } from './contract.ts';
import { schemaName } from './read-openapi.ts';
import { schemaNamed } from './testing/named-parts.fixture.ts';

const { whole } = readContract();

/** Type of each field by name; for a reference, the schema's name. */
const fieldsOf = (name: string): Record<string, unknown> =>
  Object.fromEntries(
    children(schemaNamed(whole, name), 'properties').map(([field, part]) => [
      field,
      schemaName(part) ?? part.node.type,
    ]),
  );

const requiredOf = (name: string) => schemaNamed(whole, name).node.required;

/** Ours, and optional: how long or large a file is, what the courier needs, what was ordered, what a product is made of. */
const additions: Readonly<Record<string, readonly string[]>> = {
  Product: ['form', 'directions', 'composition'],
  AcademyFile: ['extent'],
  ResourceFile: ['extent'],
  DeliveryAddress: [...addressLineNames],
  Order: ['lines', 'summary', 'deliver_to'],
};

/** The fields of the specification's section 3, and the bodies of its section 7. */
describe('the contract has the fields of the specification', () => {
  it.each([
    ['Category', 'id:integer category_name:string category_image:string'],
    [
      'Product',
      `id:integer product_title:string product_slug:string category_name:string product_desc:string
       product_price:number gst:number product_quantity:number product_code:string size_type_id:string
       offer_image:string images:string product_details:string small_details:string product_faqs:string
       product_faqs_answers:string`,
    ],
    [
      'Offer',
      `id:integer offer_title:string offer_name:string offer_price:number offer_image:string
       available_offers:string category_name:string product_slug:string`,
    ],
    ['OfferCategory', 'id:integer name:string'],
    ['AcademyCategory', 'id:integer name:string'],
    ['AcademyFile', 'academy_type:integer resource_type:string title:string thumbnail:FileLocation link:FileLocation'],
    ['ResourceCategory', 'id:integer name:string'],
    ['ResourceFile', 'title:string thumbnail:FileLocation link:FileLocation resource_type:integer'],
    ['CartLine', 'product:integer quantity:integer type:ItemType'],
    ['DeliveryAddress', 'Name:string State:string Country:string Pincode:Pincode'],
    ['User', 'name:string mobile:string email:string phone:string'],
    ['Order', 'id:string created_at:string amount:number payment_status:OrderStatus order_id_token:string'],
    ['LoginRequest', 'email:string password:string'],
    ['LoginSuccess', 'statusCode:integer token:string'],
    ['LoginFailure', 'statusCode:integer error:string'],
    ['RegisterRequest', 'email:Email password:string name:string mobile:Mobile'],
    ['RegisterSuccess', 'scode:boolean message:string token:string'],
    ['RegisterFailure', 'scode:boolean message:string'],
    ['CreateOrderRequest', 'cart:array address:string pincode:Pincode'],
    ['ValidatePaymentRequest', 'status:PaymentReportStatus order_id:string payment_id:string payment_signature:string'],
    ['ValidatePaymentResponse', 'response:boolean message:string'],
  ])('%s', (name, specifiedFields) => {
    const fields = Object.fromEntries(
      specifiedFields.split(/\s+/).map((field) => field.split(':') as [string, string]),
    );
    const all = fieldsOf(name);
    expect(all).toMatchObject(fields);
    expect(new Set(requiredOf(name) as string[])).toEqual(new Set(Object.keys(fields)));
    expect(Object.keys(all).filter((field) => !(field in fields))).toEqual(additions[name] ?? []);
  });

  it.each([
    ['ItemType', ['product', 'offer']],
    ['PaymentReportStatus', ['succeeded', 'Cancelled', 'timedout', 'failed']],
    ['OrderStatus', ['created', 'paid', 'Cancelled', 'timedout', 'failed']],
  ])('%s, to the character', (name, values) => {
    expect(schemaNamed(whole, name).node.enum).toEqual(values);
  });

  it('PincodeReply, and the fields of a post office that the shop stores', () => {
    expect(fieldsOf('PincodeReply')).toEqual({ Message: 'string', Status: 'string', PostOffice: ['array', 'null'] });
    const { Name, State, Country, Pincode } = fieldsOf('DeliveryAddress');
    expect(fieldsOf('PostOffice')).toMatchObject({ Name, State, Country, Pincode });
  });
});
