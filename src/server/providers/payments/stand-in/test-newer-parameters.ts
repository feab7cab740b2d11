import type Stripe from 'stripe';

/** A schema as the description writes them. */
export type ParameterSchema = {
  type?: 'string' | 'integer' | 'boolean' | 'object' | 'array' | 'number';
  enum?: readonly string[];
  properties?: Readonly<Record<string, ParameterSchema>>;
  additionalProperties?: boolean | ParameterSchema;
  required?: readonly string[];
  items?: ParameterSchema;
  anyOf?: readonly ParameterSchema[];
  maxLength?: number;
  format?: string;
};

type Listed = { operation: string; name: string; schema: ParameterSchema };

/** A schema whose parts are named as the library's type names them; another name does not compile. */
export const objectOf = <Params>(properties: { [Name in keyof Params]?: ParameterSchema }): ParameterSchema => ({
  type: 'object',
  properties: properties as Record<string, ParameterSchema>,
});

/** A parameter of the library's type; another name does not compile. */
const parameterOf =
  <Params>(operation: string) =>
  (name: keyof Params & string, schema: ParameterSchema): Listed => ({ operation, name, schema });

export const text: ParameterSchema = { type: 'string', maxLength: 5000 };
export const textsOf = (...values: string[]): ParameterSchema => ({
  type: 'array',
  items: { type: 'string', enum: values },
});

/** What is newer than the description and sent all the same, one by one. */
export const NEWER_PARAMETERS: readonly Listed[] = [
  parameterOf<Stripe.Checkout.SessionCreateParams>('POST /v1/checkout/sessions')(
    'saved_payment_method_options',
    objectOf<Stripe.Checkout.SessionCreateParams.SavedPaymentMethodOptions>({
      allow_redisplay_filters: textsOf('always', 'limited', 'unspecified'),
      payment_method_save: { type: 'string', enum: ['disabled', 'enabled'] },
    }),
  ),
  parameterOf<Stripe.SetupIntentCreateParams>('POST /v1/setup_intents')(
    'allowed_payment_method_types',
    textsOf('card'),
  ),
];

/** Operations that the description does not have (yet, or in its core), with all that may be sent to them here. */
export const NEWER_OPERATIONS: Readonly<Record<string, ParameterSchema>> = {
  'GET /v1/balance_transactions': objectOf<Stripe.BalanceTransactionListParams>({
    created: { anyOf: [{ type: 'object', properties: { gte: { type: 'integer' } } }, { type: 'integer' }] },
    limit: { type: 'integer' },
    starting_after: text,
    expand: { type: 'array', items: text },
  }),
  'GET /v1/invoice_payments': objectOf<Stripe.InvoicePaymentListParams>({
    invoice: text,
    limit: { type: 'integer' },
    status: { type: 'string', enum: ['canceled', 'open', 'paid'] },
    payment: {
      ...objectOf<Stripe.InvoicePaymentListParams.Payment>({
        type: { type: 'string', enum: ['payment_intent', 'payment_record'] },
        payment_intent: text,
      }),
      required: ['type'],
    },
  }),
};

/** The name, unless the library's type has it: then it does not compile. */
const gone =
  <Params>(operation: string) =>
  <Name extends string>(name: Name extends keyof Params ? never : Name): Omit<Listed, 'schema'> => ({
    operation,
    name,
  });

/** What the description has and Stripe has taken away since: the library's types know it no more. */
export const REMOVED_PARAMETERS: readonly Omit<Listed, 'schema'>[] = [
  gone<Stripe.Checkout.SessionCreateParams>('POST /v1/checkout/sessions')('payment_method_types'),
  gone<Stripe.SetupIntentCreateParams>('POST /v1/setup_intents')('payment_method_types'),
  gone<Stripe.CustomerCreateParams>('POST /v1/customers')('coupon'),
  gone<Stripe.CustomerUpdateParams>('POST /v1/customers/{customer}')('coupon'),
  gone<Stripe.SubscriptionUpdateParams>('POST /v1/subscriptions/{subscription_exposed_id}')('coupon'),
];
