import type { components } from './generated/types.ts';

type Schemas = components['schemas'];

export type Category = Schemas['Category'];
export type Product = Schemas['Product'];
export type OfferCategory = Schemas['OfferCategory'];
export type Offer = Schemas['Offer'];

export type AcademyCategory = Schemas['AcademyCategory'];
export type AcademyFile = Schemas['AcademyFile'];
export type ResourceCategory = Schemas['ResourceCategory'];
export type ResourceFile = Schemas['ResourceFile'];

export type LoginRequest = Schemas['LoginRequest'];
export type LoginSuccess = Schemas['LoginSuccess'];
export type LoginFailure = Schemas['LoginFailure'];
export type RegisterRequest = Schemas['RegisterRequest'];
export type RegisterSuccess = Schemas['RegisterSuccess'];
export type RegisterFailure = Schemas['RegisterFailure'];
export type User = Schemas['User'];

export type ItemType = Schemas['ItemType'];
export type CartLine = Schemas['CartLine'];
export type SelectedOffice = Schemas['SelectedOffice'];
export type PaymentProvider = Schemas['PaymentProvider'];
export type CreateOrderRequest = Schemas['CreateOrderRequest'];
export type PaymentReportStatus = Schemas['PaymentReportStatus'];
export type ValidatePaymentRequest = Schemas['ValidatePaymentRequest'];
export type ValidatePaymentAnswer = Schemas['ValidatePaymentAnswer'];
export type OrderStatus = Schemas['OrderStatus'];
export type Order = Schemas['Order'];

export type PostOffice = Schemas['PostOffice'];
export type PincodeReply = Schemas['PincodeReply'];

export type Problem = Schemas['Problem'];
export type ProblemField = Schemas['ProblemField'];
